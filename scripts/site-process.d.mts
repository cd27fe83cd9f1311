export const SITE_PROCESS: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> }
