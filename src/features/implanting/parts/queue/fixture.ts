import type { OfflineStore, StoredItem } from '#platform/web/offlinestore.ts'
import { blankChip } from '../register/answers.ts'
import type { Queued } from './queued.ts'

const ADDED_AT = '2026-11-21T10:00:00.000Z'

/** An animal that waits, for tests. */
export function queued({ name, addedAt = ADDED_AT, id = `draft-${name}` }: { name: string; addedAt?: string; id?: string }): Queued {
  const blank = blankChip({ now: new Date(addedAt), draftId: id, chipNumber: '981020003456789' })
  const answers = { ...blank, pet: { ...blank.pet, name, species: 'dog' } }
  return { id, answers, asked: { draftId: id, pet: { name } }, state: 'waiting', addedAt, account: 'idris' }
}

/** An offline store that forgets everything when its test ends, and may be full. */
export function memoryStore() {
  const kept = new Map<string, unknown>()
  const room = { isFull: false, isShut: false }
  const look = () => {
    if (room.isShut) throw new Error('The browser keeps nothing')
  }
  const store: OfflineStore = {
    all: async () => {
      look()
      return [...kept].map(([id, thing]): StoredItem => ({ id, thing: structuredClone(thing) }))
    },
    put: async (id, thing) => {
      look()
      if (room.isFull) throw new Error('QuotaExceededError')
      kept.set(id, structuredClone(thing))
    },
    remove: async (id) => {
      look()
      kept.delete(id)
    },
  }
  return { store, kept, room }
}
