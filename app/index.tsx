import { Text, View } from 'react-native';

export default function Shelf() {
  return (
    <View testID="shelf">
      <Text>Pirate Shelf</Text>
    </View>
  );
}
