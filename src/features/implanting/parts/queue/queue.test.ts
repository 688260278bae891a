import { expect, test, vi } from 'vitest'
import { CallFailed } from '#platform/web/failed.ts'
import { memoryStore, queued } from './fixture.ts'
import { type Means, NotKept, queueOf } from './queue.ts'
import { asksForYes } from './queued.ts'

const offline = new CallFailed('No Internet Connection', { code: 'offline' })
const taken = new CallFailed('This microchip is registered already', {
  status: 409,
  code: 'chipTaken',
  fields: { 'pet.chipNumber': 'Taken' },
})
const [rex, nia, tom] = [queued({ name: 'Rex' }), queued({ name: 'Nia' }), queued({ name: 'Tom' })]

/** Tabs of one browser: one offline store and one lock for all of them. */
function browser() {
  const { store, kept, room } = memoryStore()
  let last = Promise.resolve()
  const alone: Means['alone'] = (work) => {
    last = last.then(work, work)
    return last
  }
  let minute = 0
  const deliver = vi.fn<Means['deliver']>(async () => {})
  const sent = vi.fn<Means['sent']>()
  const here = { is: true }
  const tab = (means: Partial<Means> = {}) =>
    queueOf({
      account: 'idris',
      store,
      alone,
      deliver,
      sent,
      now: () => new Date(Date.UTC(2026, 10, 21, 10, (minute += 1))),
      isHere: () => here.is,
      tellOthers: () => {},
      ...means,
    })
  const names = () => deliver.mock.calls.map(([item]) => item.answers.pet.name)
  return { tab, deliver, sent, here, kept, room, names }
}

async function filled(queue: ReturnType<typeof queueOf>, items = [rex, nia, tom]) {
  for (const { answers, asked } of items) await queue.add(answers, asked)
}

test('what is added waits, with when and whose it is, and is there when the page is opened again', async () => {
  const { tab } = browser()
  await filled(tab(), [rex])
  const reopened = tab()
  await reopened.load()
  expect(reopened.state().items).toEqual([{ ...rex, addedAt: '2026-11-21T10:01:00.000Z' }])
})

test('everything is sent once, one at a time, in order', async () => {
  const { tab, deliver, sent, names, kept } = browser()
  const queue = tab()
  await filled(queue)
  let under = 0
  deliver.mockImplementation(async () => {
    under += 1
    await Promise.resolve()
    expect(under).toBe(1)
    under -= 1
  })
  await queue.sendAll()
  expect(names()).toEqual(['Rex', 'Nia', 'Tom'])
  expect(kept.size).toBe(0)
  expect(sent.mock.calls[0]?.[0]).toHaveLength(3)
  expect(queue.state()).toMatchObject({
    items: [],
    isSending: false,
    said: '3 animals are registered, and we’ve asked their keepers to confirm.',
  })
})

test('two tabs send nothing twice', async () => {
  const { tab, names } = browser()
  const [one, other] = [tab(), tab()]
  await filled(one)
  await other.load()
  await Promise.all([one.sendAll(), other.sendAll(), one.sendAll()])
  expect(names()).toEqual(['Rex', 'Nia', 'Tom'])
})

test('without signal all of it waits, and the next is not tried', async () => {
  const { tab, deliver, names } = browser()
  const queue = tab()
  await filled(queue)
  deliver.mockRejectedValue(offline)
  await queue.sendAll()
  expect(names()).toEqual(['Rex'])
  expect(queue.state().items.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(queue.state().said).toBe('There’s no signal yet. 3 animals are saved on this device.')
})

test('after the end of a session all of it waits, and its implanter is told to sign in', async () => {
  const { tab, deliver } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockRejectedValue(new CallFailed('Your session has ended. Sign in again.', { status: 401, code: 'signInFirst' }))
  await queue.sendAll()
  expect(queue.state().said).toBe('Your session has ended. Sign in again. 1 animal is saved on this device.')
  expect(queue.state().items[0]).toMatchObject({ state: 'waiting', problem: { code: 'signInFirst' } })
})

test('a refusal is shown, holds up nobody behind it, and is not sent again by itself', async () => {
  const { tab, deliver, names } = browser()
  const queue = tab()
  await filled(queue)
  deliver.mockRejectedValueOnce(taken)
  await queue.sendAll()
  await queue.sendAll()
  expect(names()).toEqual(['Rex', 'Nia', 'Tom'])
  expect(queue.state().items).toMatchObject([{ state: 'conflict', problem: { message: taken.message, fields: taken.fields } }])
  expect(queue.state().said).toContain('1 animal couldn’t be registered')
})

test('a conflict is sent again when its implanter says so', async () => {
  const { tab, deliver, kept } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockRejectedValueOnce(taken)
  await queue.sendAll()
  await queue.sendAgain(rex.id)
  expect(deliver).toHaveBeenCalledTimes(2)
  expect(kept.size).toBe(0)
})

test('a chip that another database holds goes only with the yes of its implanter, which is kept with it', async () => {
  const { tab, deliver } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockRejectedValueOnce(new CallFailed('Fernside holds this microchip', { status: 409, code: 'heldElsewhere' }))
  await queue.sendAll()
  expect(asksForYes(queue.state().items[0] ?? rex)).toBe(true)
  deliver.mockRejectedValueOnce(offline)
  await queue.sendWithYes(rex.id)
  expect(queue.state().items).toMatchObject([{ state: 'waiting', answers: { pet: { name: 'Rex', evenIfHeldElsewhere: true } } }])
  await queue.sendAll()
  expect(deliver.mock.lastCall?.[0].asked).toMatchObject({ pet: { name: 'Rex', evenIfHeldElsewhere: true } })
  expect(queue.state().items).toEqual([])
})

test('a mended animal takes the place of what was refused', async () => {
  const { tab, deliver, names } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockRejectedValueOnce(taken)
  await queue.sendAll()
  await queue.add({ ...rex.answers, pet: { ...rex.answers.pet, name: 'Rexie' } }, rex.asked)
  expect(queue.state().items).toMatchObject([{ state: 'waiting' }])
  expect(queue.state().items[0]).not.toHaveProperty('problem')
  await queue.sendAll()
  expect(names()).toEqual(['Rex', 'Rexie'])
})

test('what is removed while it is sent does not come back', async () => {
  const { tab, deliver, kept } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockImplementationOnce(async () => {
    expect(queue.state().items[0]?.state).toBe('sending')
    await queue.remove(rex.id)
    throw taken
  })
  await queue.sendAll()
  expect(kept.size).toBe(0)
})

test('nothing is sent once somebody else is signed in', async () => {
  const { tab, deliver, here, names, kept } = browser()
  const queue = tab()
  await filled(queue)
  deliver.mockImplementationOnce(async () => {
    here.is = false
  })
  await queue.sendAll()
  expect(names()).toEqual(['Rex'])
  expect(kept.size).toBe(2)
})

test('nobody is shown what another person left on the device', async () => {
  const { tab, kept } = browser()
  kept.set(rex.id, { ...rex, account: 'someone else' })
  const queue = tab()
  await queue.load()
  expect(queue.state().items).toEqual([])
})

test('what cannot be read is counted, kept until it is removed, and holds up nothing', async () => {
  const { tab, names, kept } = browser()
  const queue = tab()
  kept.set('damaged', { pet: 'Rex' })
  await filled(queue, [rex])
  await queue.sendAll()
  expect(names()).toEqual(['Rex'])
  expect(queue.state().unreadable).toEqual(['damaged'])
  await queue.remove('damaged')
  expect(queue.state().unreadable).toEqual([])
})

test('a device without room says so, and that the form still has the answers', async () => {
  const { tab, room } = browser()
  const queue = tab()
  room.isFull = true
  const adding = queue.add(rex.answers, rex.asked)
  await expect(adding).rejects.toBeInstanceOf(NotKept)
  await expect(adding).rejects.toThrow('Your answers are still in the form')
})

test('a browser that keeps nothing is told of before it is needed', async () => {
  const { tab, room } = browser()
  const queue = tab()
  room.isShut = true
  await queue.load()
  expect(queue.state().keeps).toBe(false)
  await queue.sendAll()
  expect(queue.state()).toMatchObject({ keeps: false, isSending: false })
})

test('a part of the page that does not load leaves everything waiting', async () => {
  const { tab, deliver } = browser()
  const queue = tab()
  await filled(queue, [rex])
  deliver.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await queue.sendAll()
  expect(queue.state().items[0]).toMatchObject({ state: 'waiting', problem: { code: 'unknown' } })
  await queue.sendAll()
  expect(queue.state().items).toEqual([])
})

test('who listens hears of each change until they stop', async () => {
  const queue = browser().tab()
  const heard = vi.fn<() => void>()
  const stop = queue.listen(heard)
  await filled(queue, [rex])
  expect(heard).toHaveBeenCalled()
  stop()
  heard.mockClear()
  await queue.remove(rex.id)
  expect(heard).not.toHaveBeenCalled()
})
