import type { Words } from '../text/words'
import type { LessonState } from '../wire'

/** The key of the texts of a lesson: `base/first` is `lesson-base-first`. */
export const lessonKey = (lesson: string): string => `lesson-${lesson.replace('/', '-')}`

/** The step that is shown, from 0: while moves follow a step, it is still that one. */
export const stepNow = ({ done, waiting }: LessonState): number => (waiting ? Math.max(0, done - 1) : done)

/** The key of what there is to do: by the step, or by the move of the learner that follows it. */
export function todoKey(words: Words, step: string, { do: [asked], waiting }: LessonState): string {
  if (!waiting) return `${step}.todo`
  if (!asked) return 'page-lesson-waiting'
  const next = `page-lesson-now-${asked.kind}`
  return words.has(next) ? next : 'page-lesson-now'
}
