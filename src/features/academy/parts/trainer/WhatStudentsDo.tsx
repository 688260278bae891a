import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'

/** For a trainer who can’t have students yet: what these will go through. */
export function WhatStudentsDo() {
  return (
    <Panel title="What your students will go through" lead="You can prepare them for it while we’re checking your course.">
      <Bullets numbered>
        <li>They apply with your referral code, and say which animals they want to train for: dogs, cats, rabbits or ferrets.</li>
        <li>
          They take the exam on their own device: 30 questions in 45 minutes, on the law, welfare, anatomy, equipment, hygiene, registration
          and reactions. To pass, they need 24 right, and every question about safety.
        </li>
        <li>If they fail three times, you go over it together and unlock the exam for them.</li>
        <li>You watch them implant at least three animals of each kind, in person or on video, and record what you saw.</li>
        <li>They get a certificate that anyone can check. It names them, the animals, your course and you.</li>
      </Bullets>
    </Panel>
  )
}
