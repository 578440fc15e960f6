import { describe, expect, test } from 'vitest';
import { mapName } from '../../../src/game/map-name.ts';

describe('map names', () => {
  test.each([
    // Known maps, whatever the file name.
    ['Maps\\FrozenThrone\\(2)EchoIsles.w3x', 'Echo Isles'],
    ['Maps/frozenthrone///(2)terenasstand_lv.w3x', 'Terenas Stand'],
    ['Maps\\w3arena\\w3arena__twistedmeadows__v3.w3x', 'Twisted Meadows'],
    ['Maps/W3Champions/v10/w3c_AutumnLeaves_v2-0.w3x', 'Autumn Leaves'],
    ['maps\\W3Champions\\1075_w3c_251104_0950_Springtime_v1.3.w3x', 'Springtime'],
    ['Maps/Download/e82e162020f822b724077d25c88711afd71cbef6/(8)murguloasis_LV.w3x', "Mur'gul Oasis"],
    ['(2)lastrefuge.anon.w3x', 'Last Refuge'],
    ['hills-of-glory.w3m', 'Hills of Glory'],
    ['Maps/Download/ForMTW/(2)mTw-EchoIsles.w3x', 'Echo Isles'],
    // Blizzard's maps, whose file names are in lower case since patch 1.30.
    ['Maps/frozenthrone/(2)roadtostratholme.w3x', 'Road to Stratholme'],
    ["Maps/frozenthrone/(6)demon'scrossing.w3x", "Demon's Crossing"],
    ['Maps/frozenthrone/(4)floodplains1v1_lv.w3x', 'Floodplains 1v1'],
    ['Maps/frozenthrone/(6)jack-o-lantern.w3x', 'Jack-O-Lantern'],
    // W3Champions puts the number of a map behind or before it, and the mode.
    ['Maps/W3Champions\\1v1_Tidehunters_v1.2_w3c_260125_1357_54.w3x', 'Tidehunters'],
    ['Maps/W3Champions\\2v2_GnollWood_v1.2_w3c_260125_1357_7.w3x', 'Gnoll Wood'],
    ['Maps/W3Champions/3_w3c_260919_1153_LastRefuge_v1.5.w3x', 'Last Refuge'],
    ['Maps/W3Champions/w3c_ffa_marketsquare_cd.w3x', 'Market Square'],
    ['Maps/W3Champions/w3c_s7_ffa_anarchycastle_anon_cd.w3x', 'Anarchy Castle'],
    ['Maps/W3Champions/TerenasStand_LV_tourney.w3x', 'Terenas Stand'],
    ['Maps/FFA Marathon 54.w3x', 'FFA Marathon 54'],
    // Unknown maps, by rule.
    ['Maps/w3c_s16_RoadToTheMoon_v1.2b.w3x', 'Road to the Moon'],
    ['(4)LostTemple [Unforged 0.5 RoC].w3x', 'Lost Temple'],
    ['twistedmeadows_rdmhero.w3x', 'Twisted Meadows Rdmhero'],
    ['DotA v6.85n Allstars.w3x', 'DotA Allstars'],
    ['10380_LegionTDx20v.1.5.9.w3x', 'Legion TDx20'],
    ['Line tower war 29.5.1 (AP).w3x', 'Line Tower War'],
    ['Castle Fight 2.w3x', 'Castle Fight 2'],
    ['Maps/|cffff0000Red|r Isles.w3x', 'Red Isles'],
    ['Maps/冰封王座_v1.2.w3x', '冰封王座'],
  ])('%s is %s', (raw, name) => {
    expect(mapName(raw)).toBe(name);
  });

  test('a name that is nothing but marks stays as the file says', () => {
    expect(mapName('Maps/(4).w3x')).toBe('(4)');
    expect(mapName('Maps/v1.2.w3x')).toBe('v1.2');
    expect(mapName('Maps/')).toBe('Maps');
  });

  test('control and bidirectional characters do not get through', () => {
    expect(mapName('Maps/Evil\u0000\u202eMap\n.w3x')).toBe('Evil Map');
  });

  // A backtracking expression wouldn't finish before the test's timeout.
  test('hostile lengths are cut, not computed', () => {
    for (const part of ['(', '[', '1.', 'aB', '_', 'v1-', "'", '|c', '/', '\\', '.w3x', 'Aa']) {
      expect([...mapName(part.repeat(500_000))].length).toBeLessThan(400);
    }
  });
});
