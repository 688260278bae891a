/** `https://`, `www.evil.example`, `me@evil.example/x`, `192.0.2.7`: what mail programs and telephones turn into a link by themselves. */
const SCHEME = /\b([a-z][a-z0-9+.-]{1,20}:)(?=\/\/)/gi
const LETTERED = /(?<=[\p{L}\p{N}_-])\.(?=\p{L}{2})/gu
const NUMBERED = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g

/** Words that somebody typed, with a space in every web or e-mail address, so that no program shows it as a link. */
export const unlinked = (words: string) => words.replace(SCHEME, '$1 ').replace(LETTERED, '. ').replace(NUMBERED, '$1. $2. $3. $4')
