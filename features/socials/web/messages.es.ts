export const socialsEs = {}
