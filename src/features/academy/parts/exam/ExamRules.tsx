import { Bullets } from '#ui/Bullets.tsx'

/** What an exam is, in a few lines. */
export function ExamRules({ attemptsLeft }: { attemptsLeft: number }) {
  return (
    <Bullets>
      <li>30 questions in 45 minutes. You can’t pause, but you can go on with another device.</li>
      <li>To pass, you need 24 right, and every question about safety. We don’t say which ones those are.</li>
      <li>We save each answer as you choose it, and you can change it until you hand in.</li>
      <li>{leftWords(attemptsLeft)}</li>
    </Bullets>
  )
}

function leftWords(attemptsLeft: number): string {
  if (attemptsLeft === 0) return 'You’ve used all your attempts, so your trainer has to unlock the exam first.'
  if (attemptsLeft === 1) return 'You have 1 attempt left before your trainer has to unlock the exam.'
  return `You have ${attemptsLeft} attempts left.`
}
