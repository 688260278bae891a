import type { Command } from '../staffing/command.ts'
import { staffAt } from '../staffing/staff.ts'
import type { TestRegister } from './register.ts'

/** Has Staff run a command with these words; what it prints. Throws where the words are wrong. */
export async function runAsStaff(register: TestRegister, command: Command, ...words: string[]): Promise<string> {
  const work = command.read(words)
  if (!work) throw new Error(`These words are wrong: ${words}`)
  return (await work(staffAt(register, register.clock.now()))).join('\n')
}
