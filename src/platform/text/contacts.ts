const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/g
/** Nine digits or more, as telephone numbers are written. */
const TELEPHONE = /\+?(?:\(?\d[\s().-]{0,3}){9,}/g

/** Words that people typed, without the e-mail addresses and telephone numbers in them. */
export const withoutContacts = (words: string): string =>
  words.replace(EMAIL, '[e-mail address]').replace(TELEPHONE, (found) => `[phone number]${/\s*$/.exec(found)?.[0] ?? ''}`)
