import { expect, test } from 'vitest'
import { litterAnswers } from '#features/offers/kit/points.ts'
import { petNotices, recordPanels, waysToPay } from '#features/pets/kit/points.ts'
import { animalActs } from '#features/welfare/kit/points.ts'
import { extensions } from './web.ts'

test('the pages of lower features show what higher ones contribute', () => {
  expect(extensions(petNotices)).toHaveLength(2)
  expect(extensions(recordPanels)).toHaveLength(1)
  expect(extensions(waysToPay)).toHaveLength(1)
  expect(extensions(animalActs)).toHaveLength(1)
  expect(extensions(litterAnswers)).toHaveLength(1)
})
