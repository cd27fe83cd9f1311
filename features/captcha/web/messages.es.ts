export const captchaEs = {}
