import { expect, test } from 'vitest'
import { firstWithProblem, problemsOn } from './steps.ts'

const chip = { name: 'chip', title: 'Microchip', fields: ['chipNumber'] }
const animal = { name: 'animal', title: 'Animal', fields: ['name', 'implant'] }
const steps = [chip, animal]

test('a step shows its own problems and not those of another', () => {
  expect(problemsOn(chip, steps, { chipNumber: 'a', name: 'b' })).toEqual({ chipNumber: 'a' })
})

test('problems stand in the order in which the questions are asked', () => {
  expect(Object.keys(problemsOn(animal, steps, { 'implant.site': 'b', name: 'a' }))).toEqual(['name', 'implant.site'])
})

test('the fields of a group belong to the step of the group', () => {
  expect(problemsOn(animal, steps, { 'implant.site': 'a' })).toEqual({ 'implant.site': 'a' })
})

test('a problem that belongs to no step is shown wherever the person is', () => {
  expect(problemsOn(chip, steps, { '': 'We are busy' })).toEqual({ '': 'We are busy' })
  expect(firstWithProblem(steps, { '': 'We are busy' })).toBeNull()
})

test('a refusal at the end leads to the first step that can mend it', () => {
  expect(firstWithProblem(steps, { name: 'b', chipNumber: 'a' })).toBe(chip)
})
