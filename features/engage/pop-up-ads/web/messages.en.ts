export const popUpAdsEn = {
  notNow: 'Not now',
  noneTitle: 'You’re all caught up',
  noneText: 'See what’s live and what’s coming under Promotions.',
  promotions: 'See promotions',
}
