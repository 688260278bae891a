import { useParams } from 'react-router'
import { MoveToAnswer } from '../parts/MoveToAnswer.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Another database, or the keeper there, has a letter of ours: they agree to a move or object, with no account. */
export default function MoveAnswerPage() {
  const { code = '' } = useParams()
  return <MoveToAnswer key={code} code={code} />
}
