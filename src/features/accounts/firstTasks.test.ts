import { expect, test } from 'vitest'
import { withOthers } from './firstTasks.ts'
import type { Task } from './points.ts'

const task: Task = {
  kind: 'offer',
  id: '019f0000-0000-7000-8000-000000000001',
  title: 'Is Moss yours?',
  text: 'Say yes or no.',
  link: '/requests',
  act: 'Answer the request',
  urgent: true,
  dueAt: new Date(),
}
const others = { what: ['request', 'requests'], act: 'See requests' } as const

test('tasks that are all shown have nothing after them', () => {
  expect(withOthers([task, task], 2, others)).toEqual([task, task])
  expect(withOthers([], 0, others)).toEqual([])
})

test('of tasks that aren’t all shown, the last says how many more there are and leads to them', () => {
  const [, more] = withOthers([task], 1235, others)
  expect(more).toMatchObject({ kind: 'offer', title: 'And 1,234 more requests', link: '/requests', act: 'See requests', urgent: true })
  expect(withOthers([task], 2, { ...others, link: '/all' })[1]).toMatchObject({ title: 'And 1 more request', link: '/all' })
})
