import { CallFailed } from '#platform/web/failed.ts'
import type { OfflineStore } from '#platform/web/offlinestore.ts'
import type { ChipAnswers } from '../register/answers.ts'
import { afterSending, asksForYes, inOrder, type Queued, readQueued, withYes } from './queued.ts'
import { type Registered, reportOf } from './words.ts'

/** What a queue needs of the browser it lives in. */
export interface Means {
  account: string
  store: OfflineStore
  now: () => Date
  /** Sends one, and says what is known of its chip. @throws CallFailed where it is not registered. */
  deliver: (item: Queued) => Promise<{ fromStock: boolean } | undefined>
  /** Waits until no other tab sends, then does the work. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Whether this account is still the one that is signed in here. */
  isHere: () => boolean
  /** Other tabs look at the offline store again. */
  tellOthers: () => void
  sent: (items: Queued[]) => void
}

export interface QueueState {
  items: readonly Queued[]
  /** Ids of what lies here and cannot be read any longer. */
  unreadable: readonly string[]
  /** Whether this browser keeps anything. */
  keeps: boolean
  isSending: boolean
  /** What came of the last sending, in a sentence or two. */
  said: string
}

export const NOTHING: QueueState = { items: [], unreadable: [], keeps: true, isSending: false, said: '' }

/** The device did not take it; the sentence says what to do. */
export class NotKept extends Error {
  override name = 'NotKept'
}

export type Queue = ReturnType<typeof queueOf>

/** What one implanter has entered without signal, and its way to the register: one at a time, in order. */
export function queueOf({ account, store, now, deliver, alone, isHere, tellOthers, sent }: Means) {
  const listeners = new Set<() => void>()
  let state = NOTHING
  let running: Promise<void> | null = null
  let sendingId = ''

  const set = (changes: Partial<QueueState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  async function inStore(): Promise<Queued[]> {
    const all = await store.all()
    const read = all.map((kept) => readQueued(kept, account))
    const items = inOrder(read.filter((item) => item !== null))
    set({
      items: items.map((item) => (item.id === sendingId ? { ...item, state: 'sending' } : item)),
      unreadable: all.filter((_, index) => read[index] === null).map(({ id }) => id),
      keeps: true,
    })
    return items
  }

  const load = () => inStore().then(nothing, () => set({ keeps: false }))

  async function put(item: Queued) {
    await store.put(item.id, item)
    await load()
    tellOthers()
  }

  async function add(answers: ChipAnswers, asked: Record<string, unknown>) {
    const item = { id: answers.draftId, answers, asked, account, state: 'waiting' as const, addedAt: now().toISOString() }
    await put(item).catch(() => {
      throw new NotKept(NO_ROOM)
    })
  }

  async function remove(id: string) {
    await store.remove(id)
    await load()
    tellOthers()
  }

  async function sendAgain(id: string) {
    const item = (await inStore()).find((one) => one.id === id)
    if (item) await put({ ...item, state: 'waiting' })
    await sendAll()
  }

  /** The implanter registers it here though another database holds its chip. */
  async function sendWithYes(id: string) {
    const item = (await inStore()).find((one) => one.id === id)
    if (item && asksForYes(item)) await put(withYes(item))
    await sendAgain(id)
  }

  function sendAll(): Promise<void> {
    running ??= alone(sendEach)
      .catch(() => set({ keeps: false }))
      .finally(() => {
        running = null
      })
    return running
  }

  async function sendEach() {
    const done: Registered[] = []
    let last: Queued | null = null
    for (let item = await next(); item; item = await next()) {
      const { after, fromStock } = await sendOne(item)
      last = after
      if (!last) done.push({ ...item, fromStock })
      if (last?.state === 'waiting') break
    }
    if (done.length > 0) sent(done)
    if (done.length > 0 || last) set({ said: reportOf(done, state.items) })
  }

  /** Read anew each time: another tab may have sent it, or its implanter removed it. */
  async function next() {
    return isHere() ? (await inStore()).find((item) => item.state === 'waiting') : undefined
  }

  async function sendOne(item: Queued): Promise<{ after: Queued | null; fromStock: boolean }> {
    sendingId = item.id
    set({ isSending: true, items: state.items.map((one) => (one.id === item.id ? { ...one, state: 'sending' } : one)) })
    try {
      const answer = await deliver(item).catch(failureFrom)
      const after = afterSending(item, answer instanceof CallFailed ? answer : null)
      await finish(item.id, after)
      // What isn't known is no warning.
      return { after, fromStock: answer instanceof CallFailed || (answer?.fromStock ?? true) }
    } finally {
      sendingId = ''
      set({ isSending: false })
      await load()
    }
  }

  async function finish(id: string, after: Queued | null) {
    if (!after) return remove(id)
    // What its implanter has removed meanwhile does not come back.
    if ((await inStore()).some((one) => one.id === id)) await put(after)
  }

  return {
    load,
    add,
    remove,
    sendAgain,
    sendWithYes,
    sendAll,
    state: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const NO_ROOM =
  'We couldn’t save this on your device. The browser may be in private mode or out of space. Your answers are still in the form. Send them when there’s signal, or write them down.'

const nothing = () => {}

/** A part of the page that did not load, say: nobody has said no, so it waits. */
function failureFrom(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error
  return new CallFailed('Something went wrong on this device. Reload this page, then send again.', { code: 'unknown' })
}
