import type { Db } from '#platform/database/db.ts'

export interface DemoRegister {
  code: string
  name: string
  phone: string | null
  site: string | null
  askUrl: string
}

/** Enters demo registers in the list beside the real ones, which come with the migrations; an older address of one is replaced. */
export async function seedRegisters(db: Db, registers: readonly DemoRegister[]): Promise<void> {
  await db
    .insertInto('otherRegister')
    .values(registers.map((register) => ({ ...register, hours: null, askKey: null, checkedOn: '2026-11-01' })))
    .onConflict((known) => known.column('code').doUpdateSet((row) => ({ askUrl: row.ref('excluded.askUrl') })))
    .execute()
}
