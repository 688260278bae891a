import type { ResultClass } from '../shapes.ts'

const words: Record<ResultClass, string> = {
  registeredHere: 'Registered here',
  registeredElsewhere: 'Registered with another register',
  issued: 'Not registered; an implanter holds the chip',
  foreign: 'Not found; the number comes from abroad',
  unknown: 'Not found on the registers we asked',
  impossible: 'No chip can have this number',
}

/** The class of an answer in a few words. What the register may add one day is shown as it is. */
export function resultInWords(result: string): string {
  return Object.entries(words).find(([known]) => known === result)?.[1] ?? result
}
