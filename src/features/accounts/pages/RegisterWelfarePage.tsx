import type { MetaFunction } from 'react-router'
import { ProfessionalRegister } from '../parts/register/ProfessionalRegister.tsx'
import { welfare } from '../parts/register/professions.ts'

export const meta: MetaFunction = () => [{ name: 'description', content: welfare.lead }]

export default function RegisterWelfarePage() {
  return <ProfessionalRegister profession={welfare} />
}
