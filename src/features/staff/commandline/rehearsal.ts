import type { Handler } from '#platform/server/answer.ts'
import { type Asking, type Ground, perform } from '#platform/server/perform.ts'
import { Refusal } from '#platform/server/refusal.ts'

class Rehearsed extends Error {
  answer: unknown

  constructor(answer: unknown) {
    super('This was a rehearsal')
    this.answer = answer
  }
}

/** What a call would answer now. It runs in a transaction that is undone, letters and all. Throws the refusal that it would make. */
export async function rehearse(handler: Handler, asking: Asking, ground: Ground): Promise<unknown> {
  try {
    await perform(handler, asking, ground, (_sent, work) =>
      ground.db.transaction().execute(async (db) => {
        throw new Rehearsed(await work(db))
      }),
    )
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
    if (error.answer instanceof Refusal) throw error.answer
    return error.answer
  }
  throw new Error(`${handler.call.name} only reads`)
}
