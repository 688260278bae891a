import { useSession } from '#platform/web/session.ts'
import { Extended } from '#ui/Extended.tsx'
import { ownRecords } from '../../kit/points.ts'

/** What a person who is signed in has of their own about a number, such as a chip they implanted. */
export function OwnRecord(props: { chipNumber: string; onFound?: () => void }) {
  return useSession() && <Extended point={ownRecords} props={props} />
}
