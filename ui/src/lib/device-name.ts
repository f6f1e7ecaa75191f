/** What browsers call themselves, those first that also have the names of others in them. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A name by which a person knows this device in a list of their own; empty if the browser tells nothing. */
export function deviceName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map((all) => all.find(([sign]) => sign.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(', ');
}
