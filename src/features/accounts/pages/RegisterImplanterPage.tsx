import type { MetaFunction } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { ProfessionalRegister } from '../parts/register/ProfessionalRegister.tsx'
import { implanter } from '../parts/register/professions.ts'
import { BecomeImplanter } from '../parts/register/switch/BecomeImplanter.tsx'
import { maySwitch } from '../parts/register/switch/switching.ts'

export const meta: MetaFunction = () => [{ name: 'description', content: implanter.lead }]

/** With an account the profile is added to it; without one it is opened first. */
export default function RegisterImplanterPage() {
  const session = useSession()
  return session && maySwitch(session) ? <BecomeImplanter /> : <ProfessionalRegister profession={implanter} />
}
