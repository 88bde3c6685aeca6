/** Folders as public events have them, small and in other words: what their authors do beyond the rules of a format. */
export type EventFolder = {
  event: string
  files: Record<string, string>
  /** Symbolic links with their targets. */
  links?: Record<string, string>
  titles: string[]
  /** Everything that the import does not take over, in the order of the files. */
  losses: string[]
}

const instance = `apiVersion: kctf.dev/v1
kind: ChallengeInstanceTemplate
metadata: {name: pendulum}
spec: {image: gcr.io/event/pendulum}
`

export const eventFolders: EventFolder[] = [
  {
    event: 'handouts that are links beside a placeholder, and a version of its own',
    files: {
      'anchor/metadata.yml':
        'version: release\nname: Anchor\nauthor: Mira\ndescription: Lift it.\nflag: CTF{anchor}\nvalue: 100\nmin_value: 10\ntags: [Pwn]\n',
      'anchor/challenge/anchor': 'program',
      'anchor/distfiles/.keep': '',
    },
    links: { 'anchor/distfiles/anchor': '../challenge/anchor' },
    titles: ['Anchor'],
    losses: [],
  },
  {
    event: 'a linked folder of attachments, and an instance for each team',
    files: {
      'quals/hw-pendulum/metadata.yaml':
        'name: Pendulum\ndescription: Tick.\nflag: CTF{swing}\ncategory: hw\nlabel: ""\nlink: ""\nhost: ""\nattachment: ""\nvisible: true\ninstanced: true\nhas_static_score: true\nstatic_score: 250\n',
      'quals/hw-pendulum/challenge.yaml': instance,
      'quals/hw-pendulum/source/a.c': 'int a;',
      'quals/hw-pendulum/source/deep/b.c': 'int b;',
    },
    links: { 'quals/hw-pendulum/attachments': 'source', 'quals/hw-pendulum/source/deep/up': '..' },
    titles: ['Pendulum'],
    losses: [
      'challenge.yaml (kCTF): the container is not imported, because images of kCTF often need privileges. Use --kctf-containers',
      'instanced: an instance for each team is not imported',
      'files: attachments/deep/up is a link to a folder above it, and is left out',
    ],
  },
  {
    event: 'an archive of the sources without the flag',
    files: {
      'rcds.yaml': 'backends: [{resolve: k8s, options: {domain: play.example.org}}]\n',
      'web/sail/challenge.yaml':
        'name: Sail\nauthor: Mira\ndescription: Source is attached.\nflag: flag{sail}\nvalue: 100\nprovide:\n  - kind: zip\n    spec:\n      as: server.zip\n      files: [server]\n      exclude: [server/flag.txt]\n      additional: [{path: server/flag.txt, str: "flag{fake}"}]\n',
      'web/sail/server/app.py': 'print(1)',
      'web/sail/server/flag.txt': 'flag{sail}',
    },
    titles: ['Sail'],
    losses: [],
  },
  {
    event: 'names of services that only its own tools know',
    files: {
      'rcds.yaml': 'backends: [{resolve: k8s, options: {domain: play.example.org}}]\n',
      'web/buoy/challenge.yaml':
        'name: Buoy\nauthor: [Mira, Jo]\ndescription: |\n  Ring it.\n\n  {{ adminbot }}\n\n  Start one: {{ instancer }}\nflag: flag{buoy}\nvalue: 100\nprovide: [{url: "https://files.example.org/buoy.zip"}]\nadminbot: {domain: buoy}\n',
    },
    titles: ['Buoy'],
    losses: [
      'adminbot: bots are not imported; run the bot yourself',
      'description: a line is left out, because the value of {{ adminbot }} is unknown; write it in the text',
      'description: a line is left out, because the value of {{ instancer }} is unknown; write it in the text',
    ],
  },
  {
    event: 'two ports of one service, and the host of a page',
    files: {
      'rcds.yaml': 'backends: [{resolve: k8s, options: {domain: play.example.org}}]\n',
      'pwn/rudder/challenge.yaml':
        'name: Rudder\nauthor: Mira\ndescription: |\n  `nc {{ challenge.expose.main[0].host }} {{ challenge.expose.main[0].tcp }}`\nflag: flag{rudder}\nvalue: 100\nexpose: {main: [{target: 5000, tcp: 31002}, {target: 5001, tcp: 31003}]}\n',
      'web/chart/challenge.yaml':
        'name: Chart\nauthor: Mira\ndescription: |\n  [{{ challenge.expose.site[0].http }}](https://{{ challenge.expose.site[0].http }})\nflag: flag{chart}\nvalue: 100\nexpose: {site: [{target: 3000, http: chart}]}\n',
    },
    titles: ['Rudder', 'Chart'],
    losses: ['expose: several ports are exposed; the platform forwards one port'],
  },
  {
    event: 'a handout with the name of a link, and types of a deployer',
    files: {
      'rev/whisper/ctfcli.yaml':
        'id: whisper\nname: whisper\ncategory: beginner\ndescription: |\n  Listen.\nvalue: 100\ntags: [rev]\nhosting_type: file\nhosting: {type: kube, template: pwn}\nfiles: [./publish/server]\nflags:\n  - DUCTF{whisper}\n  - {type: static, content: "DUCTF{Whisper}", data: case_insensitive}\n  - {type: regex, content: "DUCTF\\\\{.{,20}\\\\}(?#any)"}\nstate: visible\nversion: "0.1"\n',
      'rev/whisper/src/cmd': 'program',
    },
    links: { 'rev/whisper/publish/server': '../src/cmd' },
    titles: ['whisper'],
    losses: [
      'containers are not imported: the challenge becomes a static attachment. Build and push the image, and name it with the key image',
    ],
  },
  {
    event: 'the type of a plugin with falling points, and a category in French',
    files: {
      'Algo/marelle/challenge.yml':
        'name: Marelle\nauthor: Mira\ncategory: Algo\ndescription: "Saute.\n\nEncore."\nvalue: 500\ntype: ctfkit\nextra:\n  initial: 500\n  decay: 30\n  minimum: 100\nflags: ["BZHCTF{saute}"]\nstate: visible\nversion: "0.1"\n',
    },
    titles: ['Marelle'],
    losses: [],
  },
  {
    event: 'the former name of a port, and two challenges with one name',
    files: {
      'events/spring/Pwn/K/challenge.yml':
        'name: K\nauthor: Mira\ndescription: First.\ntype: StaticContainer\nvalue: 100\nflags: ["TCP1P{k}"]\nprovide: dist\nvisible: true\ncontainer: {containerImage: ghcr.io/event/k:1, containerExposePort: 1337}\n',
      'events/spring/Pwn/K/dist/k': 'program',
      'events/spring/Pwn/K/dist/.gitkeep': '',
      'events/spring/Pwn/K-Revenge/challenge.yml':
        'name: K\nauthor: Mira\ndescription: Second.\ntype: StaticAttachment\nvalue: 200\nflags: ["TCP1P{k2}"]\nvisible: true\n',
    },
    titles: ['K', 'K'],
    losses: [],
  },
  {
    event: 'files of JSON in folders of categories, with a deployment beside the files for players',
    files: {
      'pwn/keel/chal.json':
        '{"name": "keel", "author": "Mira", "description": "Hold it.\\n\\n`nc keel.example.org 4001`", "difficulty": "easy", "flag": "bctf{keel}", "ports": [4400], "can_be_auto_deployed": true}',
      'pwn/keel/dist/keel': 'program',
      'pwn/keel/src/flag.txt': 'bctf{keel}',
    },
    titles: ['keel'],
    losses: [
      'value: missing; the points of the platform are used. Give them with --default-score',
      'ports: the container is not imported; the challenge becomes a static attachment: name an image in a registry, or use --registry and --build',
      'difficulty: not supported',
    ],
  },
  {
    event: 'attachments in a known folder, and a bot',
    files: {
      'web/tide/meta.yaml':
        'name: Tide\nauthor: Mira\npublic: true\nflag: idek{tide}\ndescription: |-\n  Wait.\nadmin_bot: true\nhttp: true\nrating: 5\n',
      'web/tide/attachments/tide.zip': 'archive',
      'web/tide/attachments/.gitkeep': '',
    },
    titles: ['Tide'],
    losses: [
      'value: missing; the points of the platform are used. Give them with --default-score',
      'admin_bot: bots are not imported; run the bot yourself',
      'rating: not supported',
    ],
  },
  {
    event: 'files of TOML with hints that cost and that require each other',
    files: {
      'web/hatch/chall.toml':
        'version = "0.1"\n[challenge]\nauthor = "Mira"\ncategory = "web"\ndescription = "Open it."\ndifficulty = "easy"\nname = "Hatch"\nfiles = ["./dist/hatch.txt"]\nfolder_name = "hatch"\n[[challenge.flags]]\nflag = "YBN{hatch}"\n[[challenge.flags]]\nflag = "YBN.[0-9]"\nregex = true\n[[challenge.hints]]\ncost = 10\ncontent = "Knock"\n[[challenge.hints]]\ncost = 0\ncontent = "Twice"\nrequirements = 0\n',
      'web/hatch/dist/hatch.txt': 'text',
    },
    titles: ['Hatch'],
    losses: [
      'value: missing; the points of the platform are used. Give them with --default-score',
      'hints: hint 2 requires other hints, which is not supported; it can be bought at once',
      'challenge.difficulty: not supported',
    ],
  },
  {
    event: 'pods, and points by difficulty in the project',
    files: {
      'rcds.yaml': 'points: [{difficulty: 1, min: 100, max: 500}]\n',
      'web/harbour/challenge.yaml':
        'name: Harbour\nauthor: Mira\ndescription: |\n  Come in.\n\n  {{ url }}\ndifficulty: 1\nflag: {file: ./flag}\nprovide: [map.txt]\npods: [{name: main, build: ., replicas: 2, ports: [{internal: 80, expose: {http: harbour.example.org}}]}]\n',
      'web/harbour/flag': 'dam{harbour}',
      'web/harbour/map.txt': 'map',
    },
    titles: ['Harbour'],
    losses: [
      'difficulty: the points fall from 500 to 100, with the decay of the platform',
      'containers: the image is built by rcds; the challenge becomes a static attachment: name an image in a registry, or use --registry and --build',
    ],
  },
  {
    event: 'tags of YAML that only its own tool knows',
    files: {
      'web/jetty/challenge.yml':
        'name: Jetty\nauthor: Mira\ncategory: web\ndescription: !filecontents description.md\nvalue: 100\ntype: standard\nflags: ["CCSC{jetty}"]\ncompose_stack: !filecontents compose.yml\nstate: visible\nversion: "0.1"\n',
      'web/jetty/description.md': 'Walk on it.',
    },
    titles: ['Jetty'],
    losses: [
      'description: the tag !filecontents is unknown, so its value is not used',
      'compose_stack: the tag !filecontents is unknown, so its value is not used',
    ],
  },
]
