/** Derived from the user agent. For hints and wording only, never for access decisions. */
export interface Device {
  readonly isMobile: boolean
  readonly isTablet: boolean
  readonly isDesktop: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isWindows: boolean
  readonly isMacOS: boolean
  /** Any Apple device. */
  readonly isApple: boolean
  readonly isSafari: boolean
  readonly isFirefox: boolean
  readonly isEdge: boolean
  readonly isChrome: boolean
  readonly isSamsung: boolean
  readonly isCrawler: boolean
}

const CRAWLER = /bot\b|bot\/|crawl|spider|slurp|preview|lighthouse|headlesschrome|facebookexternalhit|embedly|whatsapp\//i

/**
 * `touchPoints` distinguishes iPads, which claim to be Macs, from Macs without a touch screen; a server has no value.
 */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const says = (pattern: RegExp): boolean => pattern.test(userAgent)
  const isWindows = says(/Windows/)
  const isIpad = says(/iPad/) || (says(/Macintosh/) && touchPoints > 1)
  const isIos = says(/iPhone|iPod/) || isIpad
  const isAndroid = says(/Android/) && !isWindows
  const isMacOS = says(/Macintosh|Mac OS X/) && !isIos
  const isTablet = isIpad || (isAndroid && !says(/Mobile/)) || says(/Tablet|Kindle|Silk\//)
  const isMobile = !isTablet && (says(/iPhone|iPod|Mobile/) || isAndroid)
  const isEdge = says(/Edge?\/|EdgA\/|EdgiOS\//)
  const isSamsung = says(/SamsungBrowser\//)
  const isFirefox = says(/Firefox\/|FxiOS\//) && !says(/Seamonkey/i)
  const isChrome = says(/Chrome\/|CriOS\/|Chromium\//) && !isEdge && !isSamsung && !says(/OPR\//)
  const isSafari = says(/Safari\//) && !isEdge && !isSamsung && !isFirefox && !isChrome && !says(/OPR\/|Android/)
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows,
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: says(CRAWLER),
  }
}
