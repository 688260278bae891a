import { useSession } from '#platform/web/session.ts'
import { Extended } from '#ui/Extended.tsx'
import { type OwnRecordProps, ownRecords } from '../../kit/points.ts'

/** What a person who is signed in has of their own about a number, such as a chip they implanted or an animal they have in. */
export function OwnRecord(props: OwnRecordProps) {
  return useSession() && <Extended point={ownRecords} props={props} />
}
