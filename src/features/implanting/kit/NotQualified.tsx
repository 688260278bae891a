import { Notice } from '#ui/Notice.tsx'

/** Stands where somebody who works as a practice can’t record implants, in place of the buttons. */
export function NotQualified() {
  return (
    <Notice title="Only implanters can register chips">
      To register a chip or correct an implant here, you need to be a verified implanter yourself and at least a team member. Ask a
      colleague who is. If we’ve verified you since you signed in, choose the practice again under Organisations.
    </Notice>
  )
}
