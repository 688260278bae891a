import { creditsLeft } from '#features/plans/queries/credits.ts'
import { owedFor } from '#features/plans/queries/owed.ts'

/** What it will cost to register so many animals: the credits that go, and the cheapest way to pay for the rest. */
export async function costWords(context: Parameters<typeof owedFor>[0], animals: number): Promise<string> {
  if (animals === 0) return ''
  const credits = Math.min(animals, await creditsLeft(context.db, context.who.id, context.now))
  const rest = await owedFor(context, animals - credits, 0)
  const used = credits > 0 ? `Registering them uses ${credits === 1 ? 'one of your credits' : `${credits} of your credits`}.` : ''
  return [used, rest.owing > 0 ? rest.words : ''].filter(Boolean).join(' ')
}
