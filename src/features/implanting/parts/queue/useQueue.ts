import { useEffect, useSyncExternalStore } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { refresh } from '#platform/web/memory.ts'
import { offlineStoreOf } from '#platform/web/offlinestore.ts'
import { readSession, useSession } from '#platform/web/session.ts'
import { registerChip } from '../../contract.ts'
import type { ChipAnswers } from '../register/answers.ts'
import { NOTHING, NotKept, type Queue, queueOf } from './queue.ts'
import type { Queued } from './queued.ts'

/** The animals that whoever is signed in has entered here and that are not on the register yet. `QueuePanel` shows and sends them. */
export function useQueue() {
  const account = useSession()?.sub
  const queue = account === undefined ? null : queueFor(account)
  const state = useSyncExternalStore(queue?.listen ?? silence, queue?.state ?? nothing, nothing)
  useEffect(() => void queue?.load(), [queue])
  const { items } = state
  return {
    ...state,
    waiting: items.filter(({ state }) => state !== 'conflict').length,
    /** @throws NotKept with the sentence for the person, where the device does not take it. The same `draftId` takes the place of what was here. */
    add: async (answers: ChipAnswers, asked: Record<string, unknown>) => {
      if (!queue) throw new NotKept('Sign in to save this on your device. Your answers are still in the form.')
      await queue.add(answers, asked)
      stayHere()
    },
    remove: async (id: string) => queue?.remove(id),
    sendAll: async () => queue?.sendAll(),
    sendAgain: async (id: string) => queue?.sendAgain(id),
    sendWithYes: async (id: string) => queue?.sendWithYes(id),
  }
}

const silence = () => () => {}
const nothing = () => NOTHING

/** Asks the browser not to clear this away when it needs room; it may say no. */
function stayHere() {
  void navigator.storage?.persist().catch(() => false)
}

/** When the offline store changed last; a browser tells its other tabs of it. */
const CHANGED_KEY = 'homeward.queue'

const queues = new Map<string, Queue>()

/** One for each account in a tab, so that all parts of a page see the same. */
function queueFor(account: string): Queue {
  const known = queues.get(account)
  if (known) return known
  const queue = queueOf({
    account,
    store: offlineStoreOf(account, 'registerChip'),
    now: () => new Date(),
    deliver,
    alone: (work) => oneTab(`homeward.queue.${account}`, work),
    isHere: () => readSession()?.sub === account,
    tellOthers: () => localStorage.setItem(CHANGED_KEY, new Date().toISOString()),
    sent: () => void refresh([chipsInUse]),
  })
  window.addEventListener('storage', ({ key }) => key === CHANGED_KEY && void queue.load())
  queues.set(account, queue)
  return queue
}

/** A browser has locks where a connection is safe; elsewhere the server still takes the same `draftId` for the same. */
const oneTab = async (name: string, work: () => Promise<void>) => (navigator.locks ? navigator.locks.request(name, work) : work())

async function deliver({ asked, account }: Queued) {
  const { checked, problemsIn } = await import('#platform/web/check.ts')
  const fields = await problemsIn(registerChip, asked)
  if (Object.keys(fields).length > 0) throw new CallFailed('Check your answers', { status: 400, code: 'checkAnswers', fields })
  const input = await checked(registerChip, asked)
  // Nothing may stand between this look and the sending: what one person entered is never sent as another.
  if (readSession()?.sub !== account) throw new CallFailed('Sign in again to send this', { code: 'otherPerson' })
  return (await callServer(registerChip, input)).data
}
