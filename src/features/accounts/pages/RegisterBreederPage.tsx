import type { MetaFunction } from 'react-router'
import { ProfessionalRegister } from '../parts/register/ProfessionalRegister.tsx'
import { breeder } from '../parts/register/professions.ts'

export const meta: MetaFunction = () => [{ name: 'description', content: breeder.lead }]

export default function RegisterBreederPage() {
  return <ProfessionalRegister profession={breeder} />
}
