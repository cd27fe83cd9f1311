export const popUpAdsEn = {
  notNow: 'Not now',
  noneTitle: 'Nothing new just now',
  noneText: 'What is on and what starts next stands among the promotions.',
  promotions: 'See promotions',
}
