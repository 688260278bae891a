/** The languages that most people in the United Kingdom speak at home, with how each is called in itself. */
export const LANGUAGES = {
  en: 'English',
  cy: 'Cymraeg',
  pl: 'Polski',
  ro: 'Română',
  pa: 'ਪੰਜਾਬੀ',
  ur: 'اردو',
  pt: 'Português',
  es: 'Español',
  ar: 'العربية',
  bn: 'বাংলা',
} as const
export type Language = keyof typeof LANGUAGES

const RIGHT_TO_LEFT = new Set<Language>(['ur', 'ar'])
export const directionOf = (language: Language): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The language of a code in an address; English for any other. */
export const languageOf = (code: string | undefined | null): Language => (code && isLanguage(code) ? code : 'en')

/** The first language that a browser asks for and the form has (RFC 9110, 12.5.4). */
export function preferredLanguage(accepted: string | undefined): Language {
  const asked = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { code: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return languageOf(asked.find(({ code }) => isLanguage(code))?.code)
}
