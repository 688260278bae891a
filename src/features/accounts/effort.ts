/** Puzzles that one network solves in a day with the usual work: more than a family, a practice or a rescue needs. */
const USUAL_PUZZLES = 50
/** At the usual 0.1 s of a quick core, 20 s each; a browser is done well before the puzzle ends. */
const MOST = 200

/** How many times the usual work the n-th puzzle of a network takes: whoever asks for very many pays for them. */
export const effortOf = (nth: number): number => Math.min(MOST, Math.max(1, (nth / USUAL_PUZZLES) ** 2))

export const DAY = { times: Number.MAX_SAFE_INTEGER, seconds: 86_400 }
