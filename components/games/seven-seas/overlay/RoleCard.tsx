import { View } from 'react-native';
import { Circle, Path } from 'react-native-svg';
import { mix } from '@/components/art/mix';
import { CardSign, PaperCard } from '@/components/art/PaperCard';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import { ROLE_LOOK } from '../looks';
import { archOf, FAR_WAVE, LAMP, NEAR_WAVE, nameSize } from '../role-shapes';
import { characterWords } from '../words';

/** Without a name the arch reaches down to the edge. */
const LOW = 23;
interface RoleCardProps {
  readonly character: Character;
  readonly width: number;
  /** It lies on the table and cannot be chosen. */
  readonly off?: boolean;
  readonly named?: boolean;
}

/** A character: rank in a stamp, an arch with a lamp behind it, the sign, the name below. */
export function RoleCard({ character, width, off = false, named = true }: RoleCardProps) {
  const t = useWords();
  const { color, icon } = ROLE_LOOK[character];
  const k = width / 100;
  const ink = mix(color, '#120C18', 0.55);
  const name = characterWords(character, t);
  const low = named ? 0 : LOW;
  const [signX, signY, sign] = named ? ([25, 23, 0.0977] as const) : ([20, 26, 0.117] as const);
  const rank = CHARACTERS.indexOf(character) + 1;
  return (
    <View style={{ width, height: width * 1.4 }}>
      <PaperCard width={width} color={color} lamp={LAMP}>
        {(paper, window) => (
          <>
            <Path d={archOf(110 + low)} fill={window} />
            <Circle cx="50" cy={48 + low * 0.35} r="31" fill="#FFF1CC" fillOpacity="0.16" />
            <Circle
              cx="50"
              cy={48 + low * 0.35}
              r="38"
              fill="none"
              stroke="#FFF1CC"
              strokeOpacity="0.75"
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeDasharray="0.1 4.87"
            />
            <Path d={FAR_WAVE} transform={`translate(0 ${low})`} fill={mix(color, '#0A0A18', 0.42)} />
            <CardSign icon={icon} x={signX} y={signY} scale={sign} />
            <Path d={NEAR_WAVE} transform={`translate(0 ${low})`} fill={mix(color, '#0A0A18', 0.62)} />
            <Circle cx="15" cy="16" r="13" fill={paper} stroke="#0A0614" strokeOpacity="0.3" />
          </>
        )}
      </PaperCard>
      <Text
        most={1}
        align="center"
        color={ink}
        style={[
          textStyle('boxTitle', (17 * k) / 17),
          { position: 'absolute', left: 2 * k, top: 6.5 * k, width: 26 * k, fontSize: 18 * k, lineHeight: 20 * k },
        ]}
      >
        {rank}
      </Text>
      {named ? (
        <Text
          most={1}
          align="center"
          color={ink}
          numberOfLines={1}
          style={[
            textStyle('boxTitle'),
            { position: 'absolute', left: 0, right: 0, top: 115 * k, fontSize: nameSize(name) * k, lineHeight: 18 * k },
          ]}
        >
          {name}
        </Text>
      ) : null}
      {/* Paper does not let the next card shine through: it only lies in the dark. */}
      {off ? (
        <View
          style={{
            position: 'absolute',
            width,
            height: width * 1.4,
            borderRadius: 10 * k,
            backgroundColor: 'rgba(16, 10, 12, 0.66)',
          }}
        />
      ) : null}
    </View>
  );
}
