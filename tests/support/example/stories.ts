/** The players of the examples, the places of their buildings, and the acts of their armies. Written by us, not played. */
import type { Seat } from './things.ts';

interface Story {
  seats: readonly Seat[];
  story: string;
}

/** Human against Orc: two expansions, four fights, and the orc wins. */
export const DUEL_STORY: Story = {
  seats: [
    {
      name: 'Hazel',
      race: 'H',
      team: 0,
      delayMs: 0,
      start: 0,
      spots:
        'halt 2272,3680 | hhou 1856,4288 2048,3776 2496,3520 1856,4544 1856,4672 3008,4416 1536,4992 | ' +
        'hbar 1600,4416 | hlum 2688,3904 | hvlt 2304,4864 | hbla 2752,4224 | hars 2048,5056 2368,5184 | ' +
        'htow -2496,4480',
    },
    {
      name: 'Rowan',
      race: 'O',
      team: 1,
      delayMs: 430,
      start: 1,
      spots:
        'oalt -2720,-4448 | otrb -2720,-4832 -1888,-4832 -2528,-5344 -3104,-4640 -3040,-4256 | ' +
        'obar -1856,-4544 | ovln -2048,-4096 | ofor -1568,-5280 | ogre 2496,-5056 | obea -2112,-5184 | ' +
        'osld -2304,-4160 | otto -1472,-4672',
    },
  ],
  story: `
    2:14-2:46 Hazel creeps 16
    2:14-2:44 Rowan creeps 13
    3:02-3:52 Hazel creeps 9
    3:03-3:36 Rowan creeps 3
    4:04-4:36 Hazel creeps 10
    4:02-4:46 Rowan creeps 8
    4:43 Hazel buys north bspd
    5:28-6:08 Hazel Rowan fight -2250,4250
    5:50 Rowan loses ogru 1
    5:58 Hazel loses hfoo 2
    6:09 Rowan portals 0
    6:45-7:22 Hazel creeps 1
    6:40-7:14 Rowan creeps 6
    7:21 Rowan buys south bspd
    7:34-8:04 Rowan creeps 14
    7:32-8:06 Hazel creeps 2
    8:14-8:36 Rowan creeps 17
    8:37-9:24 Hazel Rowan fight -420,150
    8:55 Rowan loses orai 1
    9:04 Hazel loses hrif 2
    9:12 Hazel loses hfoo 1
    9:17 Hazel loses Hmkg
    9:25 Hazel portals 1
    9:33-9:52 Rowan creeps 15
    9:40 Hazel revives Hmkg
    10:34-11:18 Hazel Rowan fight 2350,-4950
    10:50 Rowan loses ogru 2
    11:02 Rowan loses Obla
    11:10 Hazel loses hrif 1
    11:12 Rowan revives Obla
    11:20 Hazel portals 0
    12:06-12:54 Hazel Rowan fight 1950,3900
    12:20 Hazel loses hrif 2
    12:31 Hazel loses hfoo 1
    12:40 Hazel loses Hamg
    12:46 Hazel loses hkni 1`,
};

/** Night Elf and Undead against Human and Orc: the first two win. */
export const TEAMS_STORY: Story = {
  seats: [
    {
      name: 'Sorrel',
      race: 'E',
      team: 0,
      delayMs: 210,
      start: 0,
      spots:
        'eate -3936,4064 | emow -3680,4896 -3680,5088 -3392,5120 -3936,5408 | eaom -3136,4736 | ' +
        'edob -3136,4352 | eden -3904,4416 | eaoe -3136,5184 -3744,5280 | etol -5952,2432',
    },
    {
      name: 'Yarrow',
      race: 'U',
      team: 0,
      delayMs: 640,
      start: 1,
      spots:
        'uaod -4960,-3296 | usep -4096,-4032 | ' +
        'uzig -4672,-3520 -4352,-3648 -4448,-4448 -3936,-4416 -4096,-3584 | utom -3744,-4160 | ' +
        'ugrv -4736,-4736 | uslh -3872,-3776 | unpl -2944,-6336',
    },
    {
      name: 'Hazel',
      race: 'H',
      team: 1,
      delayMs: 1150,
      start: 2,
      spots:
        'halt 5024,3040 | hhou 4352,3584 4352,3712 4352,3456 4416,4160 4096,3392 5568,3712 4736,2688 | ' +
        'hbar 4096,3776 | hlum 4480,3008 | hvlt 4800,2624 | hbla 4800,4224 | hars 5312,3584 5568,3968 | ' +
        'htow 2752,6016',
    },
    {
      name: 'Rowan',
      race: 'O',
      team: 1,
      delayMs: 1530,
      start: 3,
      spots:
        'oalt 3616,-4384 | otrb 3488,-4704 4288,-4800 4416,-5184 3936,-5472 3616,-5472 | ' +
        'obar 3136,-5056 | ovln 3072,-5376 | ofor 2816,-4928 | ogre 6080,-2688 | obea 4032,-4544 | ' +
        'osld 4480,-4928 | otto 3200,-4544',
    },
  ],
  story: `
    2:16-2:40 Sorrel creeps 10
    2:14-2:36 Yarrow creeps 21
    2:18-2:40 Hazel creeps 14
    2:20-2:42 Rowan creeps 20
    3:00-3:40 Sorrel creeps 22
    2:58-3:30 Yarrow creeps 4
    3:00-3:36 Hazel creeps 2
    3:02-3:30 Rowan creeps 5
    4:02-4:44 Sorrel creeps 17
    3:52-4:30 Yarrow creeps 28
    3:54-4:40 Hazel creeps 25
    3:52-4:40 Rowan creeps 3
    5:36-6:20 Sorrel Yarrow Rowan fight 5700,-2700
    5:56 Rowan loses ogru 1
    6:08 Yarrow loses ugho 1
    6:18 Rowan portals 0
    5:30-6:04 Hazel creeps 6
    7:02-7:30 Sorrel creeps 19
    8:20-9:05 Sorrel Yarrow Hazel Rowan fight 350,-500
    8:41 Hazel loses hrif 2
    8:44 Yarrow loses ucry 1
    8:52 Rowan loses orai 1
    8:58 Hazel loses Hmkg
    9:06 Hazel portals 0
    9:08 Rowan portals 0
    9:20 Hazel revives Hmkg
    9:40-10:10 Yarrow creeps 7
    11:40-12:36 Sorrel Yarrow Hazel Rowan fight 4350,3350
    11:58 Hazel loses hfoo 2
    12:06 Rowan loses ogru 2
    12:12 Sorrel loses edry 1
    12:20 Hazel loses Hamg
    12:28 Rowan loses Obla`,
};
