import { ScrollView } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { SIGNS, TOOLS, type ToolId } from './tools';

interface ToolRailProps {
  readonly value: ToolId;
  readonly onChange: (tool: ToolId) => void;
  /** Beside the map; else in a line below it that is moved sideways. */
  readonly upright: boolean;
}

/** The tool in use is cream, by day dark: never amber (look 20.10). */
export function ToolRail({ value, onChange, upright }: ToolRailProps) {
  const t = useWords();
  const theme = useTheme();
  const [face, ink] = theme.scheme === 'day' ? ['#1B2733', '#FFF8E8'] : ['#FFF4DC', '#1B1420'];
  return (
    <ScrollView
      horizontal={!upright}
      showsHorizontalScrollIndicator={false}
      showsVerticalScrollIndicator={false}
      accessibilityRole="radiogroup"
      accessibilityLabel={t('charts-admiral:tools.label')}
      style={{ flexGrow: 0 }}
      contentContainerStyle={{ gap: 4, padding: 4 }}
    >
      {TOOLS.map((tool) => {
        const on = tool === value;
        const color = on ? ink : theme.text1;
        const { d, line, icon, glyph } = SIGNS[tool];
        return (
          <Touch
            key={tool}
            accessibilityRole="radio"
            accessibilityState={{ checked: on }}
            accessibilityLabel={t(`charts-admiral:tools.${tool}`)}
            onPress={() => onChange(tool)}
            testID={`tool-${tool}`}
            style={({ pressed }) => ({
              width: 78,
              minHeight: 64,
              padding: 4,
              gap: 4,
              borderRadius: RADIUS.button,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: on ? face : theme.panel,
              opacity: pressed ? 0.75 : 1,
            })}
          >
            {glyph ? <Glyph name={glyph} color={color} size={26} /> : null}
            {icon ? <Icon name={icon} size={26} color={color} /> : null}
            {d ? (
              <Svg width={26} height={26} viewBox="0 0 24 24" aria-hidden>
                <Path
                  d={d}
                  fill={line ? 'none' : color}
                  fillRule="evenodd"
                  {...(line && { stroke: color, strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' })}
                />
              </Svg>
            ) : null}
            <Text role="min" align="center" color={color} most={1.2}>
              {t(`charts-admiral:tools.${tool}`)}
            </Text>
          </Touch>
        );
      })}
    </ScrollView>
  );
}
