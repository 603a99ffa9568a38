import { haptics } from '@/components/kit/haptics/phone';
import { sounds } from '@/components/kit/sound/sounds';
import { answerPresses } from '@/components/ui/feedback';

/** Every button clicks softly and is felt. */
export function clickOnPress(): void {
  answerPresses(() => {
    sounds.play('button');
    haptics.say('tick');
  });
}
