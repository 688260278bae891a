import { type MetaFunction, useParams } from 'react-router'
import { CodeForm } from '../parts/take/CodeForm.tsx'
import { TakeAnimal } from '../parts/take/TakeAnimal.tsx'

export const meta: MetaFunction = () => [
  { name: 'description', content: 'Check an animal by the code of its transfer pack before you take it, and become its keeper. Free.' },
  { name: 'robots', content: 'noindex' },
]

/** I hold the code of a transfer pack: I check the animal, then become its keeper. */
export default function TakePage() {
  const { code } = useParams()
  return code ? <TakeAnimal key={code} code={code} /> : <CodeForm />
}
