import { type MetaFunction, useParams } from 'react-router'
import { CodeForm } from '../parts/take/CodeForm.tsx'
import { TakeAnimal } from '../parts/take/TakeAnimal.tsx'

export const meta: MetaFunction = () => [
  {
    name: 'description',
    content: 'Check a pet with the code from its transfer pack before you take it home, and become its keeper. It’s free.',
  },
  { name: 'robots', content: 'noindex' },
]

/** I hold the code of a transfer pack: I check the animal, then become its keeper. */
export default function TakePage() {
  const { code } = useParams()
  return code ? <TakeAnimal key={code} code={code} /> : <CodeForm />
}
