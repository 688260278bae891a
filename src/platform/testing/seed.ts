import fc from 'fast-check'

/** What chance starts from in the gate, so that it decides the same each time; a drill gives another. */
const GATE_SEED = 20_260_327

export const SEED = Number(process.env['HOMEWARD_SEED'] ?? GATE_SEED)

// Loaded before each test file: a property whose test names no seed of its own takes this one, and a failure prints it.
fc.configureGlobal({ seed: SEED })

/** Before all test files: says what chance starts from. */
export function setup() {
  process.stdout.write(`Seed ${SEED}; npm run drill takes a fresh one\n`)
}
