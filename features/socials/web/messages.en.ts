export const socialsEn = {}
