import { expect, test } from 'vitest'
import { openTo } from './opento.ts'

const one = (organisation: string, isOpen = true) => ({
  id: organisation,
  organisation,
  role: 'teamMember' as const,
  since: '2026-03-27T09:30:00.000Z',
  until: '2026-04-27T09:30:00.000Z',
  isOpen,
})

test('a colleague is offered the organisations that are open to them, but for the one they work as', () => {
  const all = [one('Kiln Road Rescue'), one('Fen Rescue'), one('Closed Rescue', false)]
  expect(openTo(all, null).map(({ organisation }) => organisation)).toEqual(['Kiln Road Rescue', 'Fen Rescue'])
  expect(openTo(all, 'Fen Rescue').map(({ organisation }) => organisation)).toEqual(['Kiln Road Rescue'])
})
