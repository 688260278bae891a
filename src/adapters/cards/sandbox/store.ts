import * as z from 'zod'

/** One thing of the sandbox, as the provider's protocol shows it. */
export const Thing = z.looseObject({ id: z.string(), object: z.string() })
export type Thing = z.infer<typeof Thing>

/** Where the sandbox keeps what it holds, so that a payment outlives the process that asked for it. */
export interface SandboxStore {
  read(account: string, id: string): Promise<Thing | null>
  /** Writes a thing as it is now; the newest wins. */
  write(account: string, thing: Thing): Promise<void>
  /** Every thing of a kind, oldest first. */
  list(account: string, object: string): Promise<Thing[]>
  /** Runs `work` while nobody else works on this account's things. */
  alone<Answer>(account: string, work: () => Promise<Answer>): Promise<Answer>
}

/** A store for tests, which ends with them. */
export function memoryStore(): SandboxStore {
  const things = new Map<string, Thing>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async (account, id) => structuredClone(things.get(`${account}/${id}`) ?? null),
    write: async (account, thing) => void things.set(`${account}/${thing.id}`, structuredClone(thing)),
    list: async (account, object) =>
      [...things]
        .filter(([key, thing]) => key.startsWith(`${account}/`) && thing.object === object)
        .map(([, thing]) => structuredClone(thing)),
    alone(_account, work) {
      const mine = last.then(work, work)
      last = mine.catch(() => {})
      return mine
    },
  }
}
