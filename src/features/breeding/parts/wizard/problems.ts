import { inFormWords } from '#features/pets/kit/form/problems.ts'
import { type Problems } from '#platform/web/steps.ts'
import type { LitterAnswers } from './answers.ts'

/** The contract's sentences in the words of the form: what is wrong with one of the offspring names its row. */
export function litterProblems(problems: Problems, answers: LitterAnswers): Problems {
  const worded = inFormWords(problems, answers)
  return Object.fromEntries(Object.entries(worded).map(([path, sentence]) => [path, ofRow(path, sentence, answers)] as const))
}

function ofRow(path: string, sentence: Problems[string], { young }: LitterAnswers): Problems[string] {
  const [, row, field] = /^young\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (row === undefined || field === undefined) return sentence
  const name = `Row ${Number(row) + 1}: `
  const said = missing(field, young[Number(row)]?.[isAsked(field)]) ?? sentence
  return typeof said === 'string' && said.startsWith(name) ? said : `${name}${said}`
}

type Asked = 'name' | 'sex' | 'colour' | 'chipNumber'

const isAsked = (field: string): Asked => (field === 'name' || field === 'sex' || field === 'colour' ? field : 'chipNumber')

/** Where nothing was said, the form asks for it in its own words. */
function missing(field: string, said = ''): string | undefined {
  if (said.trim() !== '') return undefined
  return ASK[field]
}

const ASK: Record<string, string> = {
  chipNumber: 'enter the microchip number',
  name: 'enter the name, number or ribbon you know it by',
  sex: 'choose female, male or not known',
  colour: 'enter the colour',
}
