import { Bullets } from '#ui/Bullets.tsx'

/** What an exam is, in a few lines. */
export function ExamRules({ attemptsLeft }: { attemptsLeft: number }) {
  return (
    <Bullets>
      <li>30 questions in 45 minutes. You can’t pause, but you can go on with another device.</li>
      <li>To pass, you need 24 right, and every question about safety. We don’t say which ones those are.</li>
      <li>We save each answer as you choose it, and you can change it until you hand in.</li>
      <li>
        {attemptsLeft === 1
          ? 'You have 1 attempt left before your trainer has to unlock the exam.'
          : `You have ${attemptsLeft} attempts left.`}
      </li>
    </Bullets>
  )
}
