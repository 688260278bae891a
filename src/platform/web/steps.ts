import type { ReactNode } from 'react'

/** What is wrong, by the path of the field. */
export type Problems = Record<string, ReactNode>

/** One page of a form that asks one call at its end. */
export interface FormStep {
  /** In the address. */
  name: string
  /** In the list of steps and, when `heading` is not given, above the questions. */
  title: string
  heading?: string
  /** The fields asked on it; those of a group by the group's name. */
  fields: readonly string[]
  /** Asked when its fields are well filled in; what it gives keeps the person here. */
  ready?: () => Promise<Problems>
}

/** The problems to show on a step, in the order of its questions: its own, and those of no step at all. */
export function problemsOn(step: FormStep, steps: readonly FormStep[], problems: Problems): Problems {
  const all = Object.entries(problems)
  const own = step.fields.flatMap((field) => all.filter(([path]) => isOf(field, path)))
  const homeless = all.filter(([path]) => !steps.some((other) => asks(other, path)))
  return Object.fromEntries([...own, ...homeless])
}

/** The first step with a problem of its own; null when no step has one. */
export function firstWithProblem(steps: readonly FormStep[], problems: Problems): FormStep | null {
  return steps.find((step) => Object.keys(problems).some((path) => asks(step, path))) ?? null
}

const asks = ({ fields }: FormStep, path: string) => fields.some((field) => isOf(field, path))
const isOf = (field: string, path: string) => path === field || path.startsWith(`${field}.`)
