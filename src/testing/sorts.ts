import { expect } from 'vitest'

interface Listed {
  status: number
  fields: Record<string, string>
  data: { items: readonly unknown[] }
}

/** Each of these orders of a list is its opposite the other way round, and one that there isn't is refused with those that there are. */
export async function expectSorts(ask: (sort: string) => Promise<Listed>, ...names: readonly string[]) {
  for (const name of names) {
    const { items } = (await ask(name)).data
    expect(items.length, `rows to sort by ${name}`).toBeGreaterThan(1)
    expect((await ask(`-${name}`)).data.items, `by ${name}, turned round`).toEqual(items.toReversed())
  }
  const refused = await ask('shoeSize')
  expect(refused.status).toBe(400)
  for (const name of names) expect(refused.fields['sort']).toContain(name)
}
