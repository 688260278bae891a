import type { QuoteQuestion } from '#adapters/insurer/insurer.ts'
import type { QuoteAnswers } from './shapes.ts'

/** What the insurer is asked: the answers, without the pet’s name. */
export function questionOf({ petName: _own, neutered, chipped, preExisting, conditions, ...answers }: QuoteAnswers): QuoteQuestion {
  const hasHad = preExisting === 'yes'
  return { ...answers, neutered: neutered === 'yes', chipped: chipped === 'yes', preExisting: hasHad, conditions: hasHad ? conditions : [] }
}
