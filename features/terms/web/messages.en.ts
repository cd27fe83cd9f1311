export const termsEn = {
  title: 'Before you play on',
}
