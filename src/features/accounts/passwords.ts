const FIRST_TRIED =
  /password|passw0rd|letmein|qwerty|uiop|iloveyou|abc123|welcome|football|monkey|liverpool|chelsea|arsenal|sunshine|princess|charlie|homeward|microchip|[0-9!?.]/g

/** In characters: length is what keeps a password (NCSC guidance), so there is no other recipe. */
export const SHORTEST_PASSWORD = 10

/** A password of fewer different characters is one key held down, or a pattern of two or three. */
const FEWEST_DIFFERENT = 5

/** True when a password is nothing but the words, numbers and full stops that are tried first, or a few characters again and again. Takes time in proportion to the length. */
export const isCommonPassword = (typed: string) =>
  typed.toLowerCase().replaceAll(FIRST_TRIED, '') === '' || new Set(typed.toLowerCase()).size < FEWEST_DIFFERENT

let isBreached = (_typed: string) => false

/** The server knows the passwords of data breaches: a list too long for a page, which leaves it to the server. */
export function judgeBreaches(judge: (typed: string) => boolean) {
  isBreached = judge
}

/** Whether a password has been in a data breach, as far as it can be judged here. */
export const isBreachedPassword = (typed: string) => isBreached(typed)
