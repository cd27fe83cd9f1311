export const captchaEn = {}
