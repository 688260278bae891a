import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { Section } from '#ui/Section.tsx'
import classes from './SignedAnswers.module.css'

/** Why an answer of ours can be believed without believing whoever shows it. */
export function SignedAnswers() {
  return (
    <Section ground="band" title="An answer that can be proved">
      <div className={classes.row}>
        <div className={classes.words}>
          <p>
            Every answer is signed the moment it is given: this number, this result, this time. The link to it can be sent to a buyer, a vet
            or a council, and it opens a page that says whether we really gave that answer, and whether it still holds.
          </p>
          <p>
            Nobody has to take our word for it. The proof is an ordinary signed token (JWS, Ed25519), and the key to check it is{' '}
            <a href="/.well-known/jwks.json">published here</a>. It works without us, and it names no person.
          </p>
        </div>
        <ScanChipArt size={260} />
      </div>
    </Section>
  )
}
